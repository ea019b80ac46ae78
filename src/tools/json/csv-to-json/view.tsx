import { Button } from '@/ui/Button';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';

/** The shared page, but for a button that can be pressed with nothing to convert and then says so. */
export default function CsvToJson(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { edited, options, run, text } = transform;
  const convert = () => {
    edited.settle();
    run.start(text, options.values);
  };
  return (
    <TransformLayout of={transform} buttons={<Button label="Convert to JSON" look="primary" onClick={convert} />} />
  );
}
