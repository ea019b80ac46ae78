import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { COMMON } from './common';
import type tool from './tool';
import './view.css';

/** What is drawn where the character itself cannot be seen. */
const UNSEEN: Readonly<Record<string, string>> = { '\u00a0': '␣', '\u00ad': '-', '\u200d': '⁀' };

export default function HtmlEntities(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page });
  const { options, edited } = transform;
  return (
    <TransformLayout
      transform={transform}
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
      aside={encoding ? 'Click to add the character' : 'Click to add the entity'}
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
