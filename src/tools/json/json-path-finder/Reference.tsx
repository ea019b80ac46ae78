import { Panel } from '@/ui/output/Panel';
import { QUERIES, SYNTAX } from './syntax';

/** Queries to try, and what the signs of one mean. */
export const Reference = ({ onTry }: { onTry(query: string): void }) => (
  <>
    <Panel className="jp-help" title="Example queries">
      <ul>
        {QUERIES.map(([example, meaning]) => (
          <li key={example}>
            <button type="button" onClick={() => onTry(example)}>
              <code>{example}</code>
              <span>{meaning}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
    <Panel className="jp-help" title="JSONPath syntax">
      <dl>
        {SYNTAX.map(([syntax, meaning]) => (
          <div key={syntax}>
            <dt>
              <code>{syntax}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  </>
);
