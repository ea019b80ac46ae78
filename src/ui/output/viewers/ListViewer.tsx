import type { CSSProperties } from 'react';
import { CopyButton } from '../../controls/Button';
import { VirtualRows } from '../VirtualRows';
import type { ViewerProps } from './viewer';

/** Lists longer than this are drawn as they are scrolled to. */
const PLAIN_LIMIT = 200;

/** A single result of no more than this is what the page is about, and drawn as large. */
const LARGE_LIMIT = 128;

/** Runs of one kind of character, with its colour. */
const drawPassword = (password: string) =>
  password.match(/\d+|[\p{L}\p{M}\s]+|[^\d\p{L}\p{M}\s]+/gu)?.map((run, at) => (
    <span
      key={at}
      className={/\d/.test(run) ? 'password-digit' : /[\p{L}\s]/u.test(run) ? undefined : 'password-symbol'}
    >
      {run}
    </span>
  ));

interface ItemProps extends Pick<ViewerProps<'list'>, 'copiedMessage' | 'isPassword'> {
  item: string;
  index: number;
}

const Item = ({ item, index, copiedMessage, isPassword }: ItemProps) => (
  <li className="list-row">
    <code>{isPassword ? drawPassword(item) : item}</code>
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

export default function ListViewer({ value, label, ...itemProps }: ViewerProps<'list'>) {
  if (value.length > PLAIN_LIMIT)
    return (
      <VirtualRows
        className="list-out"
        role="list"
        aria-label={label}
        count={value.length}
        rowHeight={40}
        row={(index) => <Item key={index} item={value[index]!} index={index} {...itemProps} />}
      />
    );
  return (
    <ol
      className={`list-out ${value.length === 1 && value[0]!.length <= LARGE_LIMIT ? 'single' : ''}`}
      aria-label={label}
      style={{ '--chars': [...(value[0] ?? '')].length } as CSSProperties}
    >
      {value.map((item, index) => (
        <Item key={index} item={item} index={index} {...itemProps} />
      ))}
    </ol>
  );
}
