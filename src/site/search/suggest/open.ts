import { mainInput } from '@/kit/chain/chain';
import { loadTool } from '@/kit/definitions';
import type { Suggestion } from '@/kit/detect/detect';
import type { Input } from '@/kit/input';
import { initialValues } from '@/kit/option';
import type { InputContent } from '@/ui/input/InputBox';
import { readText } from '@/ui/input/read-file';
import { sendToChain, siteActions, toInputContent } from '@/ui/storage/transfer';
import { chainPath } from '../../route';
import { navigate } from '../../shell/navigation';
import { openTool } from '../open-tool';
import type { Pasted } from './detect-pasted';

/** Where a tool takes text alone, a file is read; a message says so where it is none. */
const getContent = async (file: File, input: Input): Promise<InputContent | undefined> =>
  input.kind === 'text' ? readText(file, input.accept) : file;

/** Goes where a suggestion points, with what was given; a file goes along whole. */
export async function openSuggestion(suggestion: Suggestion, provided: Pasted, asChain = false): Promise<void> {
  const { slug, inputs, options, chain } = suggestion;
  const tool = await loadTool(slug);
  if (!tool) return;
  const [name, input] = mainInput(tool) ?? [];
  const files = provided.kind === 'files' ? provided.files : [];
  const contents: Record<string, InputContent> = Object.fromEntries(
    Object.entries(inputs).map(([one, value]) => [one, toInputContent(value)]),
  );
  if (files.length > 1) {
    const values = { ...initialValues(tool.options), ...options };
    return siteActions.runOnFiles({ slug, tool, options: values, files });
  }
  if (name !== undefined && input && files[0]) {
    const content = await getContent(files[0], input);
    if (content === undefined) return;
    contents[name] = content;
  }
  if (!asChain || !chain) return openTool(slug, tool, contents, options);
  sendToChain(chain, (name && contents[name]) || '');
  return navigate(chainPath);
}
