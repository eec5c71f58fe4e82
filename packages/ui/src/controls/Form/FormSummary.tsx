import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Form.labels.ts';

export interface FormSummaryProps {
  /** The visible errors, in form order. */
  problems: readonly { name: string; text: string }[];
  /** Moves the focus to a field. */
  onJump: (name: string) => void;
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

const Root = styled.section({
  padding: `${token.space[12]} ${token.space[16]}`,
  borderRadius: token.radius.control,
  background: token.color.status.danger.bg,
  ...type[13],
  color: token.color.status.danger.fg,
  '& > strong': { display: 'block', marginBottom: token.space[4], ...type[14], fontWeight: token.weight.semibold },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-block',
    minHeight: token.size.target,
    lineHeight: token.size.target,
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '&:hover': { textDecorationThickness: '2px' },
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** Error summary at the top of a form, with a link to each field. */
export function FormSummary({ problems, onJump, labels: own }: FormSummaryProps) {
  const words = useLabels(labels, own);
  return (
    <Root aria-label={words.summary(problems.length)}>
      <strong>{words.summary(problems.length)}</strong>
      <ul>
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onJump(name);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
