export { closeTopOverlay, isOverlayOpen, OverlayContext, useClosedByBack } from './overlays';
export { Steps } from './Steps';
