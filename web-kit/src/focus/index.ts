export { focusHeading } from './keep-focus';
export { RouteFocus } from './RouteFocus';
export { useFocusAfterAct } from './useFocusAfterAct';
export { useFocusBackToAct } from './useFocusBackToAct';
