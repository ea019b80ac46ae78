import type { CSSProperties } from 'react';
import { CopyButton } from '../../controls/Button';
import { VirtualRows } from '../VirtualRows';
import type { ViewerProps } from './viewer';

/** Lists longer than this are drawn as they are scrolled to. */
const PLAIN_LIMIT = 200;

/** A single result of no more than this is what the page is about, and drawn as large. */
const LARGE_LIMIT = 128;

interface ItemProps extends Pick<ViewerProps<'list'>, 'copiedMessage'> {
  item: string;
  index: number;
}

const Item = ({ item, index, copiedMessage }: ItemProps) => (
  <li className="list-row">
    <code>{item}</code>
    <CopyButton
      iconOnly
      small
      variant="quiet"
      label={`Copy item ${index + 1}`}
      value={item}
      copiedMessage={copiedMessage}
    />
  </li>
);

export default function ListViewer({ value, label, copiedMessage }: ViewerProps<'list'>) {
  if (value.length > PLAIN_LIMIT)
    return (
      <VirtualRows
        className="list-out"
        role="list"
        aria-label={label}
        count={value.length}
        rowHeight={40}
        row={(index) => <Item key={index} item={value[index]!} index={index} copiedMessage={copiedMessage} />}
      />
    );
  return (
    <ol
      className={`list-out ${value.length === 1 && value[0]!.length <= LARGE_LIMIT ? 'single' : ''}`}
      aria-label={label}
      style={{ '--chars': [...(value[0] ?? '')].length } as CSSProperties}
    >
      {value.map((item, index) => (
        <Item key={index} item={item} index={index} copiedMessage={copiedMessage} />
      ))}
    </ol>
  );
}
