import { platformRandom } from '@/engines/random/source';
import { loadTool } from '../definitions';
import { executeEach, executeNow } from './execute';
import { failure, getBuffers, type Job, type Message, type Preparation } from './protocol';

const post = (message: Message, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

/** Stopping a worker ends it, so the signal it is handed never fires. */
const { signal } = new AbortController();

async function readyTool(slug: string) {
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`There is no tool called ${slug}`);
  await tool.prepare?.();
  return tool;
}

/** Does one job in a worker and posts what becomes of it. */
export async function work(asked: Job | Preparation): Promise<void> {
  // The run that follows says what is wrong, if anything is.
  if ('prepare' in asked) return void readyTool(asked.prepare).catch(() => {});
  const { slug, input, options, each } = asked;
  try {
    const tool = await readyTool(slug);
    post({ kind: 'started' });
    const outcome = await (each ? executeEach : executeNow)(tool, input, options, {
      signal,
      random: platformRandom(),
      now: Date.now,
      progress: (done) => post({ kind: 'progress', done }),
    });
    post({ kind: 'done', outcome }, getBuffers(outcome));
  } catch (error) {
    post(failure(error));
  }
}
