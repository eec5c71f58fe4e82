import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { BrandScope, Button, Card, Heading, Input, SectionHeader, Stack, Text } from '@shuyuan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { POLICY_VALUES } from '../../packages/tokens/src/generated/themeData.ts';
import { readGroup } from './dtcg.ts';
import { Name, Page, pageParameters, Sheet, Value } from './page.tsx';

const Row = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: token.layout.gutter });

const Policies = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: token.layout.gutter });

const Corner = styled.div({
  height: '128px',
  background: token.color.actionSoft.bg,
  border: `2px solid ${token.color.border.selected}`,
});

function RadiusPage() {
  return (
    <Page
      title="Radius"
      lead="Four corners. A brand file chooses how round a school is: sharp, soft or round; the corners keep their proportions."
    >
      <section>
        <SectionHeader
          title="Corners"
          sub="Values are those of the soft policy; the shapes follow the brand of the toolbar."
        />
        <Sheet>
          <Row>
            {readGroup('radius').map(({ name, value }) => (
              <Stack gap={8} key={name}>
                <Corner style={{ borderRadius: `var(--sy-radius-${name})` }} />
                <Name>radius.{name}</Name>
                <Value>{value}</Value>
              </Stack>
            ))}
          </Row>
        </Sheet>
      </section>
      <section>
        <SectionHeader title="Policies" sub="One word in the brand file." />
        <Policies>
          {Object.entries(POLICY_VALUES.radius).map(([policy, vars]) => (
            <BrandScope brand="inherit" vars={vars} key={policy}>
              <Card>
                <Stack gap={12} align="start">
                  <Heading level={3}>{policy}</Heading>
                  <Text tone="secondary">{Object.values(vars).join(', ')}</Text>
                  <Input aria-label={`A field, ${policy}`} defaultValue="林知夏" />
                  <Button>Enrol</Button>
                </Stack>
              </Card>
            </BrandScope>
          ))}
        </Policies>
      </section>
    </Page>
  );
}

const meta = { component: RadiusPage, tags: ['!autodocs'], parameters: pageParameters } satisfies Meta<
  typeof RadiusPage
>;
export default meta;

/** The four corners. */
export const Radius: StoryObj<typeof meta> = {};
