import type { UserInfo } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import { Avatar, Button, CourseCard, Empty, Heading, SectionHeader, Text } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipOf } from '../../../core/membership.ts';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { isNotServed } from '../../../page/notServed.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { toPastCard } from '../../../shared/course/courseProps.ts';
import { AddressesSection } from './components/AddressesSection.tsx';
import { MembershipTag } from './components/MembershipTag.tsx';
import { WritingSection } from './components/WritingSection.tsx';
import { createProfileStore } from './ProfileStore.ts';
import { FactName, FactRow, Facts, FactValue, Page, Person, Row, Section, Tiles } from './profile.styles.ts';

/** `/personal` (§2): who is logged in, the password, the addresses, and the courses that are over. */
export const ProfilePage = observer(function PersonalPage() {
  const { t } = useTranslation('profile');
  const { auth } = useRoot();
  const store = useOwned((root) => createProfileStore(root.api));
  useTitle(t('title'));
  return (
    <Page>
      <Section>
        <Await query={auth.info} name={t('title')} skeleton="text" count={4}>
          {(user) => (
            <>
              <Person>
                <Avatar size={56} name={user.nickname} src={user.portrait} />
                <div>
                  <Heading level={1} size={24}>
                    {user.nickname}
                  </Heading>
                  <MembershipTag user={user} />
                </div>
              </Person>
              <Facts>
                <Fact name={t('nickname')}>{user.nickname}</Fact>
                <Fact name={t('grade')}>{known(user.gradeName, t('gradeNone'))}</Fact>
                <Fact name={t('phone')}>{known(phoneOf(user), t('notBound'))}</Fact>
                <Fact name={t('email')}>{known(user.maskedEmail ?? user.email, t('notBound'))}</Fact>
                <Fact name={t('membership')}>{membershipWord(user, t)}</Fact>
              </Facts>
            </>
          )}
        </Await>
      </Section>
      <Section>
        <Heading level={2} size={18}>
          {t('security')}
        </Heading>
        <Row>
          <div>
            <Text as="p" weight={500}>
              {t('password')}
            </Text>
            <Text as="p" size={13} tone="tertiary">
              {t('passwordHint')}
            </Text>
          </div>
          <Button variant="outline" href="/rest">
            {t('changePassword')}
          </Button>
        </Row>
      </Section>
      <WritingSection authorId={auth.user?.id} />
      <AddressesSection />
      {!isNotServed(store.past) && (
        <section>
          <SectionHeader level={2} title={t('past')} />
          <Await
            query={store.past}
            skeleton="card"
            count={3}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <Empty
                kind="course"
                title={t('noPast')}
                hint={t('noPastHint')}
                action={
                  <Button variant="soft" href="/myclass">
                    {t('toClasses')}
                  </Button>
                }
              />
            }
          >
            {({ items }) => (
              <Tiles>
                {items.map((course) => (
                  <CourseCard key={course.saleId} course={toPastCard(course)} />
                ))}
              </Tiles>
            )}
          </Await>
        </section>
      )}
    </Page>
  );
});

/** A fact that is told; `none` for one that is told to be missing, and nothing where the school does not tell it. */
function known(fact: string | undefined, none: string): string | undefined {
  return fact === '' ? none : fact;
}

/** How the membership stands, in a word; nothing where the school does not tell it. */
function membershipWord(user: UserInfo, t: TFunction<'profile'>): string | undefined {
  const status = membershipOf(user);
  if (status === undefined) return undefined;
  return t(status === 'active' ? 'membership' : status === 'suspended' ? 'memberSuspended' : 'notMember');
}

/** The phone with its middle hidden, as our server sends it; the family tells the whole one (wire-facts 4.2). */
function phoneOf({ maskedPhone, phone, boundPhone }: UserInfo): string | undefined {
  const whole = phone ?? boundPhone;
  return maskedPhone ?? (whole === undefined ? undefined : maskPhone(whole));
}

/** One fact; nothing of one that is not known. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <FactRow>
      <FactName>{name}</FactName>
      <FactValue>{children}</FactValue>
    </FactRow>
  );
}
