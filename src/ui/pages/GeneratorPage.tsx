import { GeneratorLayout } from './GeneratorLayout';
import type { ToolPageProps } from './page';
import { useGenerator } from './useGenerator';

/** The page of every tool that makes something out of nothing but its options. */
export default function GeneratorPage(props: ToolPageProps) {
  return <GeneratorLayout generator={useGenerator(props)} />;
}
