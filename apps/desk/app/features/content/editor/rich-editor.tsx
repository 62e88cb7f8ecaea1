import { Button, TextField } from '@haat/ui';
import {
  Bold,
  Heading2,
  Heading3,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Unlink,
} from 'lucide-react';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';
import { readLinkAddress } from './link-address.ts';

interface Tool {
  readonly text: 'paragraph' | 'heading' | 'subheading' | 'bold' | 'list' | 'numbered' | 'unlink';
  readonly icon: LucideIcon;
  readonly command: string;
  readonly value?: string;
}

const TOOLS: readonly Tool[] = [
  { text: 'paragraph', icon: Pilcrow, command: 'formatBlock', value: '<p>' },
  { text: 'heading', icon: Heading2, command: 'formatBlock', value: '<h2>' },
  { text: 'subheading', icon: Heading3, command: 'formatBlock', value: '<h3>' },
  { text: 'bold', icon: Bold, command: 'bold' },
  { text: 'list', icon: List, command: 'insertUnorderedList' },
  { text: 'numbered', icon: ListOrdered, command: 'insertOrderedList' },
  { text: 'unlink', icon: Unlink, command: 'unlink' },
];

const TOOL = 'grid touch place-items-center rounded-haat hover:bg-sand';

interface RichEditorProps {
  readonly label: string;
  /** HTML that the server has sanitised, or that was typed here. */
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/**
 * Writes the HTML of a page as it will look. The browser edits the elements themselves, so that a table or
 * anything else for which there is no tool stays as it is; the server takes out what a page may not have.
 */
export default function RichEditor({ label, html, onChange }: RichEditorProps) {
  const texts = useTexts(CONTENT).editor;
  const labelId = useId();
  const field = useRef<HTMLDivElement>(null);
  const written = useRef<string | null>(null);
  const selected = useRef<Range | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isBadLink, setBadLink] = useState(false);

  useEffect(() => {
    // What was typed here stands here already; the cursor would be lost.
    if (field.current === null || written.current === html) return;
    field.current.innerHTML = html;
    written.current = html;
  }, [html]);

  function tell() {
    const now = field.current?.innerHTML ?? '';
    if (now === written.current) return;
    written.current = now;
    onChange(now);
  }

  /** Deprecated, in every browser, and the only command that the keyboard's undo knows. */
  function run(command: string, value?: string) {
    field.current?.focus();
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand(command, false, value);
    tell();
  }

  function paste(event: ClipboardEvent) {
    // Foreign styles and pictures stay outside.
    event.preventDefault();
    run('insertText', event.clipboardData.getData('text/plain'));
  }

  function beginLink() {
    const selection = getSelection();
    const isInside =
      selection !== null &&
      selection.rangeCount > 0 &&
      field.current?.contains(selection.anchorNode) === true;
    selected.current = isInside ? selection.getRangeAt(0) : null;
    setBadLink(false);
    setAddress('');
  }

  function setLink() {
    const href = readLinkAddress(address ?? '');
    setBadLink(href === null);
    if (href === null) return;
    setAddress(null);
    field.current?.focus();
    if (selected.current !== null) {
      const selection = getSelection();
      selection?.removeAllRanges();
      selection?.addRange(selected.current);
    }
    run('createLink', href);
  }

  return (
    <div className="grid gap-1">
      <span id={labelId} className="font-semibold">
        {label}
      </span>
      <div
        role="toolbar"
        aria-label={texts.tools}
        className="sticky top-16 z-10 flex flex-wrap rounded-t-haat border border-edge bg-paper"
      >
        {TOOLS.map(({ text, icon: Icon, command, value }) => (
          <button
            key={text}
            type="button"
            aria-label={texts[text]}
            title={texts[text]}
            className={TOOL}
            // The selection stays in the text.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command, value)}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        ))}
        <button
          type="button"
          aria-label={texts.link}
          title={texts.link}
          aria-expanded={address !== null}
          className={TOOL}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={beginLink}
        >
          <LinkIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      {address !== null && (
        <div className="grid gap-2 border-edge border-x bg-sand p-3">
          <TextField
            label={texts.linkAddress}
            hint={texts.linkHint}
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it is not to be sent.
              event.preventDefault();
              setLink();
            }}
            error={isBadLink ? texts.badLink : undefined}
          />
          <Button variant="secondary" onClick={setLink}>
            {texts.setLink}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no text area holds headings and lists */}
      <div
        ref={field}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={labelId}
        tabIndex={0}
        contentEditable
        spellCheck
        className="rich-text min-h-64 rounded-b-haat border border-edge border-t-0 bg-paper p-4 text-lg wrap-anywhere"
        onInput={tell}
        onBlur={tell}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
      />
    </div>
  );
}
