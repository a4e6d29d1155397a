/** Files for person cut-outs, fetched on demand. */
export const assets = {
  'tflite.wasm': '@twilio/video-processors/dist/build/tflite-simd-1-0-0.wasm',
  'person.tflite': '@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
};
