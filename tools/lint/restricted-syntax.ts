/** Selectors of the syntax that oxlint.config.ts refuses. */

export const processEnv = {
  selector:
    ":matches(MemberExpression[object.name='process'][property.name='env'], MemberExpression[object.name='process'][property.value='env'])",
  message: 'Only backend/src/config reads settings; inject Config.',
};
export const processEnvImport = {
  selector: "ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name='env']",
  message: 'Only backend/src/config reads settings; inject Config.',
};
export const metaEnv = {
  selector: "MemberExpression[object.type='MetaProperty'][property.name='env']",
  message: "An app's settings come from /config.js: config of @byline/web-kit/config.",
};
export const skippedTests = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(skip|only|todo|fixme|skipIf|runIf)$/]',
  message: 'Every test runs, always.',
};

export const deviceClock = {
  selector:
    ":matches(NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name=/^(Date|dayjs)$/][arguments.length=0], MemberExpression[object.name='Date'][property.name='now'])",
  message: "A device's clock may be hours off: now() of @byline/web-kit/dates.",
};

/* Tests wait for events, never for time. */
export const lateAnswer = {
  selector: 'AwaitExpression > CallExpression[callee.property.name=/^waitFor(Response|Request|Event)$/]',
  message: 'The answer may come first: create the promise before the act and await it after.',
};
export const lateHandler = {
  selector:
    ":statement:not(:has(:function)):has(:matches(AwaitExpression, CallExpression[callee.name=/^render/])) ~ ExpressionStatement > CallExpression[callee.object.name='server'][callee.property.name='use']",
  message: 'The screen may ask first: register the handler before rendering, with its answer in a variable.',
};
export const fixedWait = {
  selector:
    ':matches(CallExpression[callee.name=/^(setTimeout|setInterval)$/], CallExpression[callee.property.name=/^(setTimeout|setInterval|waitForTimeout)$/], ImportDeclaration[source.value=/^(node:)?timers\\/promises$/])',
  message: 'Wait for an event, or use pause(ms, reason) of tools/lib/pause.ts.',
};
export const pauseWithoutReason = {
  selector: "CallExpression[callee.name='pause']:not([arguments.1.value=/\\w/])",
  message: 'A pause needs a reason.',
};
export const delayedTest = {
  selector: "CallExpression[callee.name='delay']:not(CallExpression[callee.object.name='http'] *)",
  message: 'Only an answer of the mocked server may delay.',
};
