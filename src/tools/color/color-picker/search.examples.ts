/** What people type to find it. */
export default ['color', 'color picker', 'eyedropper'];
