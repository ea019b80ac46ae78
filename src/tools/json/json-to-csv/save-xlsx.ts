import { runOnce } from '@/families/editing/run-once';
import { valueAs } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import type { Values } from '@/ui/hooks/useOptions';
import { download } from '@/ui/output/download';

/** Makes the table once more, as a file of Excel. */
export async function saveXlsx(tool: AnyTool, slug: string, input: string, options: Values): Promise<void> {
  const { shown } = await runOnce(tool, { slug, input, options: { ...options, format: 'xlsx' } });
  const file = valueAs(shown, 'bytes');
  if (file) download(file.name!, new Blob([file.bytes as BlobPart], file.type ? { type: file.type } : {}));
}
