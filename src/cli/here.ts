import { platformRandom } from '@/engines/random/source';
import type { Outcome } from '@/kit/output';
import { executeEach } from '@/kit/run/execute';
import type { Job } from '@/kit/run/protocol';
import type { AnyTool } from '@/kit/tool';

export const runHere = async (tool: AnyTool, { input, options }: Omit<Job, 'slug'>): Promise<Outcome> =>
  executeEach(tool, input, options, {
    signal: new AbortController().signal,
    random: platformRandom(),
    now: Date.now,
    progress: () => {},
  });
