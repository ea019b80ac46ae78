/** What people type to find it. */
export default ['keycode', 'key code'];
