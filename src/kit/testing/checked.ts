/** Whether a test of all tools runs for this one: `npm run check <slug>` names a single tool in ONLY, otherwise all are tested. */
export const isChecked = (slug: string): boolean => slug === (process.env.ONLY ?? slug);
