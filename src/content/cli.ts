import { checkCommand } from "./check-command";
import { contentFolder, staticFolder } from "./content-folder";

const printer = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

void checkCommand(process.argv.slice(2), { contentRoot: contentFolder(), staticRoot: staticFolder() }, printer).then(
  (code) => {
    process.exitCode = code;
  },
);
