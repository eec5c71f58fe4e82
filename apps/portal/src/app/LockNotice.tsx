import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button, Empty } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../page/context.tsx';
import type { PageOwner } from '../unsent/ownedRoot.ts';

/** In the browser's top layer: above every dialog that the page may have open, which it makes inert. */
const Cover = styled.dialog({
  display: 'grid',
  placeItems: 'center',
  width: '100vw',
  height: '100vh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: token.space[24],
  border: 0,
  background: token.color.surface.page,
  color: token.color.text.primary,
});
const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: token.space[12] });
const Text = styled.span({ display: 'block', maxWidth: '36em', marginBlockStart: token.space[2] });

interface LockNoticeProps {
  owner: PageOwner;
  /** Opens the page anew for whoever is logged in now. */
  onLeave(): void;
}

/** Covers a page of somebody else than who is logged in now: whose it is, and the ways on (decision 0043). */
export const LockNotice = observer(function LockNotice({ owner, onLeave }: LockNoticeProps) {
  const { t } = useTranslation('lock');
  const { auth, services } = useRoot();
  const { navigator } = services;
  const cover = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
    cover.current?.showModal();
  }, []);
  const names = { owner: owner?.name ?? '', current: auth.member?.name ?? '' };
  const isOther = auth.member !== null;
  const state = owner === null ? 'visitor' : isOther ? 'other' : 'nobody';
  const handleAgain = () => {
    const path = auth.loginPath();
    if (isOther) void auth.logout(path);
    else navigator.go(path);
  };
  return (
    <Cover
      ref={cover}
      aria-labelledby={titleId}
      // A press of Escape decides nothing; a browser that closes it all the same is asked again.
      onCancel={(event) => event.preventDefault()}
      onClose={() => cover.current?.showModal()}
    >
      <Empty
        kind="login"
        layout="page"
        level={1}
        title={<span id={titleId}>{t(owner ? 'title' : 'titleVisitor', names)}</span>}
        hint={
          <>
            <Text>{t(state, names)}</Text>
            {owner && <Text>{t('kept', names)}</Text>}
          </>
        }
        action={
          <Ways>
            {owner && <Button onClick={handleAgain}>{t('again', names)}</Button>}
            {isOther && (
              <Button variant={owner ? 'outline' : 'solid'} onClick={onLeave}>
                {t('continueAs', names)}
              </Button>
            )}
            {!isOther && (
              <Button variant="outline" onClick={() => navigator.go('/')}>
                {t('leave')}
              </Button>
            )}
            {!owner && (
              <Button variant="outline" onClick={() => void auth.logout(navigator.current)}>
                {t('logOut', names)}
              </Button>
            )}
          </Ways>
        }
      />
    </Cover>
  );
});
