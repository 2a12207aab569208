export function serialQueue() {
  let underWay: Promise<unknown> = Promise.resolve();
  return <Answer>(action: () => Promise<Answer>): Promise<Answer> => {
    const answer = underWay.then(action);
    underWay = answer.catch(() => undefined);
    return answer;
  };
}
