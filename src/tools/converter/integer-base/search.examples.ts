/** What people type to find it. */
export default ['binary', 'binary to decimal', 'hex to decimal', 'number base'];
