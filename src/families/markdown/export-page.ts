import { toText } from '@/kit/output';
import type { Job } from '@/kit/run/protocol';
import type { AnyTool } from '@/kit/tool';
import { toast } from '@/ui/controls/Toast';
import { download, downloadName } from '@/ui/output/download';
import { runOnce } from '../editing/run-once';

/**
 * Saves the page a tool makes of this, or says why there is none.
 * @param finish puts into it what was drawn on the page.
 */
export async function exportPage(tool: AnyTool, job: Job, finish = (html: string) => html): Promise<void> {
  try {
    download(downloadName(tool, job.slug, job.options), finish(toText((await runOnce(tool, job)).shown)));
  } catch (error) {
    toast({ title: 'Not exported', description: (error as Error).message, tone: 'destructive' });
  }
}
