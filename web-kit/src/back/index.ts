export { closeTopOverlay, isOverlayOpen, OverlayContext, useClosedByBack, useOverlayClose } from './overlays';
export { Steps } from './Steps';
