import { useState } from 'react';
import { definePage } from '@/kit/page';
import { Button } from '@/ui/Button';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { Tabs } from '@/ui/Tabs';
import type tool from './tool';
import './view.css';

const PAGE = definePage({
  clearLabel: 'Clear',
  history: { title: 'Recent Inputs', shows: 'input', restores: 'input' },
  help: [
    'Type or paste 0s and 1s into Binary Input, drop a text file on it, or press Example Input.',
    'Align the text to the left, the center or the right. Recent inputs come back by a click.',
    'The result follows as you type. Ctrl or ⌘ and Z takes a change back, Ctrl or ⌘ and Y brings it again.',
    'Copy the result or download it as a file.',
  ],
});
const ALIGNMENTS = { left: 'Left', center: 'Center', right: 'Right' } as const;

export default function BinaryToAscii(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: PAGE });
  const [align, setAlign] = useState<keyof typeof ALIGNMENTS>('left');
  const [example] = props.tool.examples;
  return (
    <TransformLayout
      of={transform}
      className={`binary-ascii align-${align}`}
      actions={
        <>
          <Button icon="file-input" label="Example Input" onClick={() => transform.load(example!)} />
          <Tabs label="Text Alignment" tabs={ALIGNMENTS} value={align} onChange={setAlign} />
        </>
      }
    />
  );
}
