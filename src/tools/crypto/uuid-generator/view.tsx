import { line } from '@/kit/option';
import { definePage } from '@/kit/page';
import { DecodePanel } from '@/ui/decode/DecodePanel';
import GeneratorPage from '@/ui/pages/GeneratorPage';
import type { ToolPageProps } from '@/ui/pages/page';

const PAGE = definePage({
  help: [
    'Choose the Version. For versions 3 and 5 choose a Namespace and enter a Name.',
    'Set the Count, and whether to write capitals or leave the dashes out.',
    'Press Generate. Versions 6 and 7 sort in the order they were made.',
    'Copy one or all, or download them. Paste any UUID into UUID to see its version, time and other parts.',
  ],
});

const UUID = line('UUID', '', { placeholder: 'Paste a UUID, with or without dashes' });

export default function UuidGenerator(props: ToolPageProps) {
  return (
    <>
      <GeneratorPage {...props} page={PAGE} />
      <DecodePanel
        {...props}
        option="uuid"
        field={UUID}
        note="What you decode stays in this tab and is not remembered. Version, Namespace and Name are remembered here and are part of the link."
      />
    </>
  );
}
