// A browser and a server for the benchmarks.
import { chromium } from '@playwright/test';
import { browserFlags, installBrowser } from '../scripts/install.mjs';

export async function launch(extra = []) {
  return chromium.launch({ executablePath: await installBrowser(), args: [...browserFlags(), ...extra] });
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const round = (number, digits = 2) => Number(number.toFixed(digits));
