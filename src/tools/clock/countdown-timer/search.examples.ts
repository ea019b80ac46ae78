/** What people type to find it. */
export default ['timer', 'countdown', 'countdown to date', 'set a timer for 90 seconds'];
