import { keepOpenPage, startOffline } from '../offline/offer';
import { BASE } from '../route';
import { refuseLongText } from './long-text';

/**
 * What a page can do without until it has come to rest.
 * @param isUsed whether something was entered before
 */
export function startIdleTasks(isUsed: boolean): void {
  refuseLongText();
  // A copy for the next visit, with or without a network.
  if (import.meta.env.PROD) startOffline(BASE, isUsed);
}

/** After another page was opened in place of the first. */
export function noteNavigation(): void {
  if (import.meta.env.PROD) keepOpenPage();
}
