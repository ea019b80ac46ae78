import { refuseLongText } from './long-text';
import { offerUpdates } from './offline/offer';
import { BASE } from './route';

/** What a page can do without until it has come to rest. */
export function startIdleTasks(): void {
  refuseLongText();
  // A copy for the next visit, with or without a network.
  if (import.meta.env.PROD) offerUpdates(BASE);
}
