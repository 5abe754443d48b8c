/**
 * Bundler loader: a picture as wide as its query says (`./picture.jpg?480`), as WebP. The bundler caches the result.
 * WebAssembly, because programs for one kind of computer are large and those of `sharp` have a license of another kind.
 */
/* global WebAssembly */
const {Buffer} = require('node:buffer');
const {readFileSync} = require('node:fs');

const compile = (file) => WebAssembly.compile(readFileSync(require.resolve(`@jsquash/${file}`)));

/** By the first byte of a file: its decoder. */
const formats = {
  0x89: ['png', 'pkg/squoosh_png_bg.wasm'],
  0xff: ['jpeg', 'dec/mozjpeg_dec.wasm'],
  0x52: ['webp', 'dec/webp_dec.wasm'],
};

/** Node has none. */
globalThis.ImageData ??= class {
  constructor(data, width, height) {
    Object.assign(this, {data, width, height});
  }
};

module.exports = async function resizePicture(bytes) {
  const [format, program] = formats[bytes[0]];
  const decoder = await import(`@jsquash/${format}/decode.js`);
  const scaler = await import('@jsquash/resize');
  const encoder = await import('@jsquash/webp/encode.js');
  await decoder.init(await compile(`${format}/codec/${program}`));
  await scaler.initResize(await compile('resize/lib/resize/pkg/squoosh_resize_bg.wasm'));
  await encoder.init(await compile('webp/codec/enc/webp_enc_simd.wasm'));
  const whole = await decoder.default(bytes, {preserveOrientation: true});
  const width = Number(this.resourceQuery.slice(1));
  const height = Math.round((whole.height * width) / whole.width);
  const small = await scaler.default(whole, {width, height});
  return Buffer.from(await encoder.default(small, {quality: 80}));
};

module.exports.raw = true;
