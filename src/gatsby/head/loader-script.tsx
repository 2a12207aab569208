import code from "loader-code";
import type { LoaderSettings } from "../../loader/settings";

/** The loader's part in the page, and the rest with what the content tells it. */
export const loaderScripts = ({ windows, purposes, services, failed }: LoaderSettings) => [
  <script
    key="head-script"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own program, built from src/loader
    dangerouslySetInnerHTML={{ __html: code.headScript }}
  />,
  <script
    key="loader"
    async
    src={`/${code.file}`}
    data-windows={windows}
    data-purposes={purposes}
    data-services={services}
    data-failed={failed}
  />,
];
