/**
 * Bundler loader: resizes a picture to the width in its query (`./picture.jpg?480`), as WebP. The bundler caches it.
 * Uses WebAssembly, because native binaries are large, and those of `sharp` have a license of another kind.
 */
/* global WebAssembly */
const {Buffer} = require('node:buffer');
const {readFileSync} = require('node:fs');

const compile = (file) => WebAssembly.compile(readFileSync(require.resolve(`@jsquash/${file}`)));

/** Decoders, by a file's first byte. */
const formats = {
  0x89: ['png', 'pkg/squoosh_png_bg.wasm'],
  0xff: ['jpeg', 'dec/mozjpeg_dec.wasm'],
  0x52: ['webp', 'dec/webp_dec.wasm'],
};

/** Node has no `ImageData`. */
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
