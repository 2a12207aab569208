/** Makes a queue that runs actions one after the other, whether the one before has succeeded or failed. */
export function serialQueue() {
  let underWay: Promise<unknown> = Promise.resolve();
  return <Answer>(action: () => Promise<Answer>): Promise<Answer> => {
    const answer = underWay.then(action);
    underWay = answer.catch(() => undefined);
    return answer;
  };
}
