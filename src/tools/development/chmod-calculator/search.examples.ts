/** What people type to find it. */
export default ['chmod', 'file permissions'];
