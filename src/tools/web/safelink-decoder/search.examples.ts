/** What people type to find it. */
export default ['outlook link', 'safelinks'];
