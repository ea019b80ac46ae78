import { useMemo, useState } from 'react';
import { encodeHex } from '@/engines/bytes/hex';
import { InputError } from '@/engines/input-error';
import { decodeBits } from '@/engines/text/bits';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const ALIGNMENTS = { left: 'Left', center: 'Center', right: 'Right' } as const;

/** As many as one reads; of longer input the first. */
const MOST_ROWS = 32;

/** Each byte with its number and its character, of what can be read. */
function toBytes(text: string): { bytes: Uint8Array; size: number } {
  try {
    return decodeBits(text);
  } catch (error) {
    if (error instanceof InputError) return { bytes: new Uint8Array(), size: 8 };
    throw error;
  }
}

/** A byte is a character of its own only in ASCII, and drawn only if it prints. */
const toCharacter = (byte: number): string =>
  byte > 32 && byte < 127 ? String.fromCharCode(byte) : byte === 32 ? 'space' : '';

export default function BinaryToAscii(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: props.page });
  const [align, setAlign] = useState<keyof typeof ALIGNMENTS>('left');
  const [example] = props.tool.examples;
  const { bytes, size } = useMemo(() => toBytes(transform.text), [transform.text]);
  return (
    <TransformLayout
      transform={transform}
      className={`binary-ascii align-${align}`}
      actions={
        <>
          <Button icon="file-input" label="Example Input" onClick={() => transform.loadExample(example!)} />
          <Tabs label="Text Alignment" tabs={ALIGNMENTS} value={align} onChange={setAlign} />
        </>
      }
      below={
        bytes.length > 0 && (
          <Panel
            title="Bytes"
            className="across"
            aside={
              bytes.length > MOST_ROWS ? `the first ${MOST_ROWS} of ${bytes.length}` : plural(bytes.length, 'byte')
            }
          >
            <div className="table-out">
              <table>
                <thead>
                  <tr>
                    {['Binary', 'Decimal', 'Hex', 'Character'].map((name) => (
                      <th key={name}>{name}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {Array.from(bytes.slice(0, MOST_ROWS), (byte, at) => (
                    <tr key={at}>
                      <td>
                        <code>{byte.toString(2).padStart(size, '0')}</code>
                      </td>
                      <td>{byte}</td>
                      <td>{encodeHex(Uint8Array.of(byte))}</td>
                      <td>{toCharacter(byte)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Panel>
        )
      }
    />
  );
}
