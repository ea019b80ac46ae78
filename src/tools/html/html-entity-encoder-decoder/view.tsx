import { definePage } from '@/kit/page';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { COMMON } from './common';
import type tool from './tool';
import './view.css';

const PAGE = definePage({
  help: [
    'Type or paste text, drop a file, or click common entities below: they are appended.',
    'Choose Encode or Decode. Encoding, choose the Entity Format and which Characters to encode.',
    'The result follows as you type. Convert runs it again; Ctrl or ⌘ and Enter does the same.',
    'Copy the result, download it as a file, or copy a link to these settings.',
  ],
});

/** What is drawn where the character itself cannot be seen. */
const UNSEEN: Readonly<Record<string, string>> = { '\u00a0': '␣', '\u00ad': '-', '\u200d': '⁀' };

export default function HtmlEntities(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: PAGE });
  const { options, edited } = transform;
  return (
    <TransformLayout
      of={transform}
      className="entity-tool"
      below={
        <CommonEntities
          encoding={options.values.mode === 'encode'}
          onPick={(picked) => edited.change((old) => ({ input: `${old.input}${picked}` }))}
        />
      }
    />
  );
}

interface CommonEntitiesProps {
  encoding: boolean;
  onPick(picked: string): void;
}

function CommonEntities({ encoding, onPick }: CommonEntitiesProps) {
  return (
    <Panel
      className="across entity-common"
      title="Common Entities"
      aside={encoding ? 'A click appends the character' : 'A click appends the entity'}
    >
      <ul className="entity-grid">
        {COMMON.map(([character, entity, name]) => (
          <li key={entity}>
            <button type="button" title={name} onClick={() => onPick(encoding ? character : entity)}>
              <span className="entity-sign" aria-hidden="true">
                {UNSEEN[character] ?? character}
              </span>
              <code>{entity}</code>
              <span className="entity-name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
