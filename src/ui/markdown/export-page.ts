import { toText } from '@/kit/output';
import type { Job } from '@/kit/run/protocol';
import type { AnyTool } from '@/kit/tool';
import { download } from '../download';
import { runOnce } from '../editing/run-once';
import { downloadName } from '../pages/page';
import { toast } from '../Toast';

/** Saves the page a tool makes of this, or says why there is none. */
export async function exportPage(tool: AnyTool, job: Job): Promise<void> {
  try {
    download(downloadName(tool, job.slug, job.options), toText((await runOnce(tool, job)).shown));
  } catch (error) {
    toast({ title: 'Not exported', description: (error as Error).message, tone: 'destructive' });
  }
}
