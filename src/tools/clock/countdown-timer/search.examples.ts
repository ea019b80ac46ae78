/** What people type to find it. */
export default ['timer', 'countdown', 'countdown to date'];
