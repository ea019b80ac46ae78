/** What people type to find it. */
export default ['webcam', 'screen recorder'];
