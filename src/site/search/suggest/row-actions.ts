import type { Suggestion } from '@/kit/detect/detect';
import { toast } from '@/ui/controls/Toast';
import { copyText } from '@/ui/output/clipboard';
import type { Pasted } from './detect-pasted';
import { openSuggestion } from './open';
import type { SuggestionRow } from './rows';

export const openRow = ({ suggestion, asChain }: SuggestionRow, provided: Pasted): Promise<void> =>
  openSuggestion(suggestion, provided, asChain);

export async function copyAnswer({ answer }: Suggestion): Promise<void> {
  if (answer !== undefined && (await copyText(answer))) toast({ title: 'Copied', description: answer.slice(0, 100) });
}
