import type { ToolPageProps } from './page';
import { TransformLayout } from './TransformLayout';
import { useTransform } from './useTransform';

/** The page of every tool that turns an input into an output. */
export default function TransformPage(props: ToolPageProps) {
  return <TransformLayout transform={useTransform(props, { each: true })} />;
}
