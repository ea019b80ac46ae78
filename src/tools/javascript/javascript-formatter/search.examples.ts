/** What people type to find it. */
export default ['javascript', 'js beautifier', 'prettier'];
