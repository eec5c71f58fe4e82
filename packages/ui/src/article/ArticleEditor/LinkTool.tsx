import { toArticleHref, URL_MAX } from '@shuyuan/rules';
import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Field } from '../../controls/Field/Field.tsx';
import { Input } from '../../controls/Input/Input.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import type { ArticleEditorLabels } from './ArticleEditor.labels.ts';
import { LinkForm } from './EditorToolbar.styles.ts';
import { Tool } from './Tool.tsx';

interface LinkToolProps {
  words: ArticleEditorLabels;
  /** Address of the link at the caret. */
  href: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onLink: (href: string | null) => void;
}

/** Sets, changes or removes the link at the caret (X3). */
export function LinkTool({ words, href, open, onOpen, onLink }: LinkToolProps) {
  return (
    <Popover
      title={words.commands.link}
      open={open}
      onOpenChange={onOpen}
      content={<LinkFields key={href} words={words} href={href} onLink={onLink} />}
    >
      <Tool name={words.commands.link} shortcut="link" pressed={href !== undefined}>
        <Link2 />
      </Tool>
    </Popover>
  );
}

function LinkFields({ words, href, onLink }: Pick<LinkToolProps, 'words' | 'href' | 'onLink'>) {
  const [typed, setTyped] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = toArticleHref(typed);
    if (target === null) setWrong(true);
    else onLink(target);
  };
  return (
    <LinkForm onSubmit={submit} noValidate>
      <Field label={words.linkAddress} help={words.linkHint} error={isWrong ? words.linkWrong : undefined}>
        <Input
          type="url"
          value={typed}
          maxLength={URL_MAX}
          spellCheck={false}
          onChange={(next) => {
            setTyped(next);
            setWrong(false);
          }}
        />
      </Field>
      <div className="acts">
        {href !== undefined && (
          <Button variant="ghost" tone="neutral" size="sm" onClick={() => onLink(null)}>
            {words.removeLink}
          </Button>
        )}
        <Button type="submit" size="sm">
          {words.setLink}
        </Button>
      </div>
    </LinkForm>
  );
}
