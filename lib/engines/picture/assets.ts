/** Files for person cut-outs, fetched on demand. */
export const assets = {
  'tflite.wasm': 'node_modules/@twilio/video-processors/dist/build/tflite-simd-1-0-0.wasm',
  'person.tflite': 'node_modules/@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
};
