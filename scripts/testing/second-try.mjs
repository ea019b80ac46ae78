/** A reporter for Vitest: says which tests passed only at the second try. A second chance is not hidden. */
export default class SecondTry {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky)
          console.log(`Passed only at the second try: ${module.moduleId}: ${test.fullName}`);
  }
}
