/*
Made with Python 3.11's ipaddress, by:

import hashlib, ipaddress as ip
state = 1
def draw():
    global state
    state = (state * 1664525 + 1013904223) % 2**32
    return state
def digests(lines):
    return [hashlib.sha256("\n".join(lines[at:at + 100]).encode()).hexdigest() for at in range(0, len(lines), 100)]
def fields(a, p):
    n = ip.ip_network((a, p), strict=False)
    size, whole = n.num_addresses, p >= 31
    block = lambda x: f"{ip.IPv4Address(x)}/{p}" if 0 <= x < 2**32 else "None"
    first = int(n.network_address)
    return " ".join(map(str, [
        n, n.network_address, n.netmask, ".".join(f"{b:08b}" for b in n.netmask.packed), f"/{p}", n.hostmask,
        size if whole else size - 2, n[0] if whole else n[1], n[-1] if whole else n[-2],
        "None" if whole else n.broadcast_address, "AAAAAAAABBBBCCDE"[a >> 28], block(first - size), block(first + size)]))
def cover(i):
    start = draw()
    end = min(2**32 - 1, start + (draw() >> i % 32))
    blocks = ip.summarize_address_range(ip.IPv4Address(start), ip.IPv4Address(end))
    return " ".join(map(str, [ip.IPv4Address(start), ip.IPv4Address(end), *blocks]))
print(digests([fields(draw(), (draw() >> 16) % 33) for _ in range(5000)]))
print(digests([cover(i) for i in range(1000)]))
*/

/** The numbers that the script draws, in the same order. */
export function drawing(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

/** SHA-256 of each hundred of 5,000 networks, a line each with all fields of the tool. */
export const NETWORK_DIGESTS: readonly string[] = [
  '597ef97dcae8f31b0fc772502dcbf681454df53d1179b2ba985afb09e5c496b8',
  'c823f1632e5ee81f815b30e678157ad9257e0a1d9d3c768d46d6b6aaa2f276fe',
  '1c9d2b5258f3f1d039b040946c6194e5a0417b79f37851bb715ff0127bf76670',
  '2152edcd169bc55c2585e9fdceaad1f683d9a79c2d64220742f9f646f1dc8d8c',
  '289f1fa7d542816f5a234953e40bb8b1c20b91c2efd14207cf3e318853c34729',
  '246d4f4c45393251f81d2d5572937e6ba69b1f70f305b25c032eca288198ccf5',
  'c45719ce9182d4f2cfe2cbc02336c44251594155fb78be322d6537178eae8946',
  '568ffaba208c71ba7aba431aeca183fd8f9112cb20c454a65455ea08bb98fb6c',
  '183d5225147b0936b2956e7fbe994860ac845f3ac7e7164673dbea30c3c95a75',
  '1e0d5b47a94048abb9e3c2aa3ca8ea57f32f7a56502597280d7e29f8e2f4044f',
  '25e9939ca012a3bcc4c954f43d5ba79d4b550e8eb6e45a01647b3f3a8b42ac17',
  '1b79c7da602fe4210857b2dc9c86267e6c497ac0ef2c802a1cd0e797d7a960da',
  'b0b4923600eac6ce348af04fe1dfa183990ff3098672e3a770c34e42ed32aa37',
  'de339c307ab524eba2f8fa28e9c3ea5eedc26902824617d077e34eb7a4685c5a',
  '16e33a4f923fb87d6bf30d8a8e20c3ed07982ee2288da0a41913a56393bf39c4',
  '9e67d0f3ad9521e894376d8397385933389189177e3c08e64f928fda97c330b5',
  'ab1eb308f7626cb07cd635fa25be4d0d0b310d71f33269fa31cd29e7af24c04d',
  'c40f8e18f23cfb774c74b570306c7195f568cc692cc82f9896964220a2a1ec02',
  '405fe213605e7a2cbc20a5db010fec8ed68d35e0d1c1bc05a3422e1c1f7fff84',
  'fdca865c6a3a1d3a5854896021fddb990fc794eb08452118812978f421241580',
  'a4a7b0f02ff688d001879ebef62af5e8ed74b4d4b7392350dd715f9d0204674f',
  '060cade7f21477f9cbaa37a59f623d1245bcc1b12c1040ac319980a14304db27',
  '1bc9049770b6b297db717ae69cc1a1d7f8d6ebe576ff13297fc41a6bacca9163',
  'ae519e511696a49d0504db28e4998d512eaf0e70c2133d070be194c9c25a63e3',
  '9469ac36726f4a3dadc9a864fdc425bd1cd9160c2fb2c86fb26e32e8ea1828ce',
  '6f4d0d4dcdbf211fd1479980f306f2477055f058abc27242e1787613a7158650',
  '7ce3a25fdd4440765e32acdebbbad6fc123126f7353cd54c622b077a691c3abc',
  '15387dc3188622357c5039ef6b98ce90cc8d928e27d9c76c0d474c5f14327fe8',
  'ca7a9cd7b0e9e516ac7def188abb857724fed9eb8745f22f4fde047d8ea1df89',
  'a4f69588bbba872f799c3ccca9c81f54ed17cb80c259cfac61b819f1e489c85a',
  '93315e7c9d90216fd3cd66646d1ad6dd016bdf23f94aabbf101683ede3d764ab',
  '12a9f4fb2924b9773b4a6670a9e705d1a0b778cc95601eb5d1a7540033b9fb8b',
  '7ed362ed015ad0f57c77482b2530debccc91c823682e81239938707a0281b6d0',
  'cc5a4ca581016ee970ca45046695c9b4b24e732cd5978b2df96cf7f53d30f673',
  'c68e3f8d0e5fafc5dfc10e1f8f8564992667e9c77c47785041a65ea5b5ef20aa',
  '8d9f7cb1be075290a2c0bcbabefd8d6ed07f0985107475ec874de9de57ec4713',
  'd0cc51f74ecc2da0f04632408c34cb0642dd208a471792e91e61efd5de119002',
  'f31042ab2cbda18f4b28d0c1dcad77df1f89a9ff8b718d0730df1a4ee22175d8',
  '937378004c2998db3dde3f611c626b154c974ee2f1a8db0d4a1943ed0446cc84',
  '7622bd003ff03cbc100e8d4550029df6849a6a56f4ba280a0761092a16dc50ae',
  'a9afdf011fc5f713e5feae77e29a885a5b6cfa1e873f6e093f0ea8272b0aba3e',
  '060f227b83622d3f67e8d793ef10c46e3a9fc83bc911c5ac333f24ba1dbfb37e',
  'a3f024598d2db66c8afe2d0de34fd6d4561e65baeb6f077a127196e68f1f84ce',
  '25e10a8ab9a3d4cf883cd5dd6eff9758bed1389c9760090e02d372fe54c2a680',
  '1518e9eaacc1439371f855f499b6042e76319849fd0524a20f96ae8c17f6237f',
  '26fb3c8e26abb1e6d17b31c9d595a758177aa9d3415e2cabc0c2b3466fc83e42',
  '6bad5bfb727393648cc2f44c15025b66cd9947aa87fd35116d6a26b233ebddea',
  '8d76bedd5a84d96cc55e4a6ebc8ebddf3e34b1ce435fcbd20a36d3fa9830a0dd',
  '21fc663a4902f1594d30a5aab9210ea077ecb341c6c1b20c3069e2527ceb33b3',
  'c33ce02f99459f1bc2d5db14783a517bc2f669da6989553b6805f4b1f9a74240',
];

/** The same of 1,000 ranges, drawn after them: first and last address and the blocks that cover them. */
export const RANGE_DIGESTS: readonly string[] = [
  '89c390784c6178ef9a3e31fef62bfa761ad37733868ad2a9db8c5af037c19c9b',
  '94d2b22f71bca3806895d994e7d34eea056b77eafc6ff61b244642d95161b91e',
  'd28791d7f80a538c31a36263572ca4a0ba188b5948f71754cb09a1a6bd43c31f',
  'c7368f46ebd4cca2f685cf72b786cbc94a3081b80717d98ddbe8cbfd1e0c8578',
  'cf4956b8ac5e4ca3a80bef4f88afb9d8fbec23fe56d8b373f85f6878a9885009',
  'ed7f538d8c7b308720a7b9b02c4b28a9c70e392237a2f98323c4d6cc91c286c0',
  '4e3c3ffd051d444c33a637baae00dcd20e8bf47a6ba5016255f282138ff8ee47',
  '414fbd86b3ad892ca6700b5760f1ad29f03ed09f36b23b22bf1d99d55660eae1',
  'b1f9409096dfc695a277e034676af8bd585c009aa4c5b7d1bb42e8678175f82e',
  'a223d6cf134a983c3ff638c3eb963f759d08be3d013e06ee34bec8716a7e9a77',
];
