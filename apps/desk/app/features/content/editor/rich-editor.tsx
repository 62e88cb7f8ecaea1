import { Button, Icon, TextField } from '@haat/ui';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  type IconNode,
  Link as LinkIcon,
  List,
  ListOrdered,
  Pilcrow,
  Table as TableIcon,
  Unlink,
} from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';
import { readLinkAddress } from './link-address.ts';
import { PAGE_SCHEMA } from './page-schema.ts';

type Run = (chain: ChainedCommands) => ChainedCommands;
type TextKey = keyof (typeof CONTENT)['hi']['editor'];

interface Tool {
  readonly text: TextKey;
  readonly icon: IconNode;
  readonly run: Run;
}

const TOOLS: readonly Tool[] = [
  { text: 'paragraph', icon: Pilcrow, run: (chain) => chain.setParagraph() },
  { text: 'heading', icon: Heading2, run: (chain) => chain.setHeading({ level: 2 }) },
  { text: 'subheading', icon: Heading3, run: (chain) => chain.setHeading({ level: 3 }) },
  { text: 'bold', icon: Bold, run: (chain) => chain.toggleBold() },
  { text: 'list', icon: List, run: (chain) => chain.toggleBulletList() },
  { text: 'numbered', icon: ListOrdered, run: (chain) => chain.toggleOrderedList() },
  { text: 'table', icon: TableIcon, run: (chain) => chain.insertTable({ rows: 3, cols: 2 }) },
  { text: 'unlink', icon: Unlink, run: (chain) => chain.extendMarkRange('link').unsetLink() },
];

const TABLE_TOOLS: readonly Omit<Tool, 'icon'>[] = [
  { text: 'addRow', run: (chain) => chain.addRowAfter() },
  { text: 'removeRow', run: (chain) => chain.deleteRow() },
  { text: 'addColumn', run: (chain) => chain.addColumnAfter() },
  { text: 'removeColumn', run: (chain) => chain.deleteColumn() },
  { text: 'removeTable', run: (chain) => chain.deleteTable() },
];

const TOOL = 'grid touch place-items-center rounded-haat hover:bg-sand';

/** The HTML without the empty paragraph in which the editor lets one write on below a table. */
function toHtml(editor: Editor): string {
  return editor.getHTML().replace(/<p><\/p>$/, '');
}

interface RichEditorProps {
  readonly label: string;
  /** HTML that the server has sanitised, or that was typed here. */
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** Writes the HTML of a page as it will look; the server takes out what a page may not have. */
export default function RichEditor({ label, html, onChange }: RichEditorProps) {
  const texts = useTexts(CONTENT).editor;
  const labelId = useId();
  const written = useRef<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isBadLink, setBadLink] = useState(false);

  const editor = useEditor({
    extensions: PAGE_SCHEMA,
    // The page's policy refuses inline style sheets.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        spellcheck: 'true',
        class:
          'rich-text min-h-64 rounded-b-haat border border-edge border-t-0 bg-paper p-4 text-lg whitespace-break-spaces wrap-anywhere [&_.selectedCell]:bg-sand overflow-x-auto [&_table]:max-w-none [&_table]:overflow-visible',
      },
      handleDrop: () => true,
      handleDOMEvents: {
        // Foreign styles and pictures stay outside.
        paste(view, event) {
          event.preventDefault();
          return view.pasteText(event.clipboardData?.getData('text/plain') ?? '');
        },
        // A link in the text is not followed while it is written.
        click: (_, event) => event.preventDefault(),
      },
    },
    onUpdate() {
      const now = toHtml(editor);
      if (now === written.current) return;
      written.current = now;
      onChange(now);
    },
  });
  const isInTable = useEditorState({
    editor,
    selector: (state) => state.editor.isActive('table'),
  });

  useEffect(() => {
    // What was typed here stands here already; the cursor would be lost. A destroyed editor has a successor.
    if (written.current === html || editor.isDestroyed) return;
    editor.commands.setContent(html, { emitUpdate: false });
    written.current = toHtml(editor);
  }, [editor, html]);

  function setLink() {
    const href = readLinkAddress(address ?? '');
    setBadLink(href === null);
    if (href === null) return;
    setAddress(null);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  }

  return (
    <div className="grid gap-1">
      <span id={labelId} className="font-semibold">
        {label}
      </span>
      <div className="sticky top-16 z-10 rounded-t-haat border border-edge bg-paper">
        <div role="toolbar" aria-label={texts.tools} className="flex flex-wrap">
          {TOOLS.map(({ text, icon, run }) => (
            <button
              key={text}
              type="button"
              aria-label={texts[text]}
              title={texts[text]}
              className={TOOL}
              // The cursor stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(editor.chain().focus()).run()}
            >
              <Icon node={icon} className="size-5" />
            </button>
          ))}
          <button
            type="button"
            aria-label={texts.link}
            title={texts.link}
            aria-expanded={address !== null}
            className={TOOL}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setBadLink(false);
              setAddress('');
            }}
          >
            <Icon node={LinkIcon} className="size-5" />
          </button>
        </div>
        {isInTable && (
          <div role="toolbar" aria-label={texts.tableTools} className="flex flex-wrap">
            {TABLE_TOOLS.map(({ text, run }) => (
              <button
                key={text}
                type="button"
                className="touch rounded-haat px-3 hover:bg-sand"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(editor.chain().focus()).run()}
              >
                {texts[text]}
              </button>
            ))}
          </div>
        )}
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
      <EditorContent editor={editor} />
    </div>
  );
}
