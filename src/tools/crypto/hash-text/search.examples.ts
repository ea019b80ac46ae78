/** What people type to find it. */
export default ['md5', 'sha256', 'sha 256', 'hash', 'checksum'];
