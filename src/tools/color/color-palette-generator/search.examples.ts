/** What people type to find it. */
export default ['palette', 'random palette', 'color blind palette'];
