/** What people type to find it. */
export default ['html', 'html preview'];
