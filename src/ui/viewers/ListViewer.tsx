import { CopyButton } from '../Button';
import { VirtualRows } from '../VirtualRows';
import type { ViewerProps } from './viewer';

/** Lists longer than this are drawn as they are scrolled to. */
const PLAIN_LIMIT = 200;

const Item = ({ item, index }: { item: string; index: number }) => (
  <li className="list-row">
    <code>{item}</code>
    <CopyButton iconOnly small look="quiet" label={`Copy item ${index + 1}`} value={item} />
  </li>
);

export default function ListViewer({ value, label }: ViewerProps<'list'>) {
  if (value.length > PLAIN_LIMIT)
    return (
      <VirtualRows
        className="list-out"
        role="list"
        aria-label={label}
        count={value.length}
        rowHeight={40}
        row={(index) => <Item key={index} item={value[index]!} index={index} />}
      />
    );
  return (
    <ol className="list-out" aria-label={label}>
      {value.map((item, index) => (
        <Item key={index} item={item} index={index} />
      ))}
    </ol>
  );
}
