//! The Debian package (`make deb`): made of the program that the tests use, unpacked and started.
//!
//! Nothing is installed: `dpkg-deb -x` puts the files into a folder, where they are looked at, and from where the
//! server is started with the settings of the package.

mod serving;

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serving::{Caller, Folder, Serving, free_address};

/// Every file that users and the system rely on, with its mode.
const FILES: &[(&str, u32)] = &[
    ("etc/galds/galds.conf", 0o640),
    ("etc/galds/worker.conf", 0o640),
    ("lib/systemd/system/galds-worker.service", 0o644),
    ("lib/systemd/system/galds.service", 0o644),
    ("usr/bin/galds", 0o755),
    ("usr/lib/sysusers.d/galds.conf", 0o644),
    ("usr/share/bash-completion/completions/galds", 0o644),
    ("usr/share/doc/galds/changelog.Debian.gz", 0o644),
    ("usr/share/doc/galds/changelog.gz", 0o644),
    ("usr/share/doc/galds/copyright", 0o644),
    ("usr/share/doc/galds/monitoring/alerts.yaml", 0o644),
    ("usr/share/doc/galds/monitoring/dashboard.json", 0o644),
    ("usr/share/doc/galds/monitoring/prometheus.yaml", 0o644),
    ("usr/share/doc/galds/operations.md", 0o644),
    ("usr/share/fish/vendor_completions.d/galds.fish", 0o644),
    ("usr/share/man/man1/galds.1.gz", 0o644),
    ("usr/share/zsh/vendor-completions/_galds", 0o644),
];

/// What lintian says of packages that are not compressed, as those of the tests.
const UNCOMPRESSED: &str =
    "uses-no-compression-for-data-tarball,uses-no-compression-for-control-tarball";

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn is_there(command: &str) -> bool {
    Command::new(command).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Whether packages can be made here; where `CI` is set they have to be.
fn can_package() -> bool {
    let tools = ["dpkg-deb", "dpkg-shlibdeps", "dpkg-parsechangelog", "strip"];
    let missing: Vec<_> = tools.into_iter().filter(|tool| !is_there(tool)).collect();
    assert!(
        missing.is_empty() || std::env::var_os("CI").is_none(),
        "{missing:?} are not installed"
    );
    if !missing.is_empty() {
        eprintln!("skipped: {missing:?} are not installed");
    }
    missing.is_empty()
}

/// What a command prints; it has to succeed.
fn output(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// Makes the package in a folder, under this mask of permissions.
fn package(folder: &Folder, mask: &str) -> PathBuf {
    let script = format!("umask {mask}; exec \"$0\" \"$@\"");
    let mut build = Command::new("bash");
    build.args(["-c", &script]).arg(source().join("packaging/debian/build"));
    build.args([env!("CARGO_BIN_EXE_galds"), &folder.text(), "none"]);
    PathBuf::from(output(build.env_remove("SOURCE_DATE_EPOCH")).trim())
}

fn field(package: &Path, name: &str) -> String {
    let asked = output(Command::new("dpkg-deb").arg("--field").arg(package).arg(name));
    asked.trim().to_owned()
}

/// The assignments of a file of settings, as systemd reads them.
fn settings(file: &Path) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(file).expect("settings");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pair = |line: &str| line.split_once('=').map(|(name, value)| (name.into(), value.into()));
    lines.filter_map(pair).collect()
}

/// The values that a unit gives to a key.
fn of_unit(unit: &str, key: &str) -> Vec<String> {
    let values = unit.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    values.map(str::to_owned).collect()
}

#[test]
fn the_same_program_gives_the_same_package() {
    if !can_package() {
        return;
    }
    let folders = [Folder::new(), Folder::new()];
    let [one, other] = [package(&folders[0], "022"), package(&folders[1], "077")];
    let is_same =
        std::fs::read(&one).expect("a package") == std::fs::read(&other).expect("another");
    assert!(is_same, "{} differs from the first", other.display());
}

#[test]
fn the_package_unpacks_to_a_server_that_is_well() {
    if !can_package() {
        return;
    }
    let folder = Folder::new();
    let package = package(&folder, "022");
    about(&package);
    let root = folder.0.join("root");
    output(Command::new("dpkg-deb").arg("--extract").arg(&package).arg(&root));
    modes(&root);
    written_by_the_program(&root);
    units(&root);
    starts(&root);
    judged_by_lintian(&package);
}

/// What dpkg knows of the package.
fn about(package: &Path) {
    let version = env!("CARGO_PKG_VERSION");
    assert!(field(package, "Version").starts_with(&format!("{version}-")));
    assert_eq!(field(package, "Package"), "galds");
    let needs = field(package, "Depends");
    assert!(needs.contains("libc6 (>= ") && needs.contains("systemd-sysusers"), "{needs}");
    let size: u64 = field(package, "Installed-Size").parse().expect("a number");
    assert!(size > 10_000, "{size} kB");
    let info = output(Command::new("dpkg-deb").arg("--info").arg(package));
    for part in ["conffiles", "md5sums", "postinst", "postrm", "prerm"] {
        assert!(info.contains(part), "{part} is not in\n{info}");
    }
    let configuration =
        output(Command::new("dpkg-deb").arg("--info").arg(package).arg("conffiles"));
    assert_eq!(configuration, "/etc/galds/galds.conf\n/etc/galds/worker.conf\n");
    for script in ["postinst", "prerm", "postrm"] {
        let text = output(Command::new("dpkg-deb").arg("--info").arg(package).arg(script));
        output(Command::new("sh").args(["-n", "-c", &text]));
    }
    let list = output(Command::new("dpkg-deb").arg("--contents").arg(package));
    let strange: Vec<_> = list.lines().filter(|line| !line.contains(" root/root ")).collect();
    assert!(strange.is_empty(), "everything belongs to root: {strange:?}");
}

fn modes(root: &Path) {
    for (file, mode) in FILES {
        let found =
            std::fs::metadata(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(found.permissions().mode() & 0o7777, *mode, "{file}");
        assert!(found.len() > 0, "{file} is empty");
    }
}

/// Completions and man page are what the program itself prints, and every command has its page.
fn written_by_the_program(root: &Path) {
    let program = env!("CARGO_BIN_EXE_galds");
    let printed = |arguments: &[&str]| output(Command::new(program).args(arguments));
    let text = |file: &str| std::fs::read_to_string(root.join(file)).expect("text");
    for (shell, file) in [
        ("bash", "usr/share/bash-completion/completions/galds"),
        ("zsh", "usr/share/zsh/vendor-completions/_galds"),
        ("fish", "usr/share/fish/vendor_completions.d/galds.fish"),
    ] {
        assert_eq!(text(file), printed(&["completions", shell]), "{file}");
    }
    let page = root.join("usr/share/man/man1/galds.1.gz");
    assert_eq!(output(Command::new("gzip").args(["-dc"]).arg(&page)), printed(&["man"]));
    for command in ["serve", "admin", "analyse-match"] {
        let link = page.with_file_name(format!("galds-{command}.1.gz"));
        assert_eq!(
            std::fs::canonicalize(&link).expect("a page"),
            std::fs::canonicalize(&page).expect("a page")
        );
    }
}

/// The services run as a user of their own, with settings that are there, and systemd understands them.
fn units(root: &Path) {
    let user = std::fs::read_to_string(root.join("usr/lib/sysusers.d/galds.conf")).expect("a user");
    assert!(user.contains("u galds "), "{user}");
    for (name, settings) in [("galds", "galds.conf"), ("galds-worker", "worker.conf")] {
        let file = root.join(format!("lib/systemd/system/{name}.service"));
        let unit = std::fs::read_to_string(&file).expect("a unit");
        assert_eq!(of_unit(&unit, "User"), ["galds"]);
        assert_eq!(of_unit(&unit, "EnvironmentFile"), [format!("/etc/galds/{settings}")]);
        assert_eq!(of_unit(&unit, "NoNewPrivileges"), ["yes"]);
        assert_eq!(of_unit(&unit, "ProtectSystem"), ["strict"]);
        if is_there("systemd-analyze") {
            let judged = Command::new("systemd-analyze")
                .args(["security", "--offline=true", "--threshold=20", "--no-pager"])
                .arg(&file)
                .output()
                .expect("systemd-analyze runs");
            let text = String::from_utf8_lossy(&judged.stdout);
            assert!(judged.status.success(), "{name} is exposed to more than 2.0: {text}");
            verified(root, &file);
        }
    }
}

/// No line of systemd's about a unit; it may complain about units of the machine that the tests run on.
fn verified(root: &Path, unit: &Path) {
    let verify = Command::new("systemd-analyze")
        .args(["verify", "--man=no", "--recursive-errors=no"])
        .arg(format!("--root={}", root.display()))
        .arg(unit.file_name().expect("a name"))
        .output()
        .expect("systemd-analyze runs");
    let said = String::from_utf8_lossy(&verify.stderr);
    let about_it = said.lines().filter(|line| line.contains("galds"));
    assert_eq!(about_it.collect::<Vec<_>>(), Vec::<&str>::new());
}

/// The command of the unit, with the settings of the package, serves; only folder and port are others.
fn starts(root: &Path) {
    let unit =
        std::fs::read_to_string(root.join("lib/systemd/system/galds.service")).expect("a unit");
    assert_eq!(of_unit(&unit, "ExecStart"), ["/usr/bin/galds serve"]);
    assert_eq!(of_unit(&unit, "StateDirectory"), ["galds"]);
    let settings = settings(&root.join("etc/galds/galds.conf"));
    let place = settings.iter().find(|(name, _)| name == "GALDS_DATA");
    assert_eq!(place.map(|(_, value)| value.as_str()), Some("/var/lib/galds"));
    let environment: Vec<_> =
        settings.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    let (program, data) = (root.join("usr/bin/galds"), Folder::new());
    let server = Serving::start_program(&program, &data, free_address(), &[], &environment);
    let caller = Caller::with_key(&server.base(), "");
    assert_eq!(caller.get("/health").expect("well")["status"], "well");
    assert!(data.0.join("galds.sqlite").exists(), "its data are in the folder");
    assert!(server.terminate());
}

/// What Debian's own critic calls an error is one.
fn judged_by_lintian(package: &Path) {
    if is_there("lintian") {
        let judged = Command::new("lintian")
            .args(["--fail-on", "error", "--allow-root", "--suppress-tags", UNCOMPRESSED])
            .arg(package)
            .output()
            .expect("lintian runs");
        let said = String::from_utf8_lossy(&judged.stdout);
        assert!(judged.status.success(), "{said}");
    }
}

#[test]
fn settings_of_the_package_are_settings_of_the_program() {
    for (command, file) in [("serve", "galds.conf"), ("worker", "worker.conf")] {
        let help = output(Command::new(env!("CARGO_BIN_EXE_galds")).args([command, "--help"]));
        let text = std::fs::read_to_string(source().join("packaging/debian").join(file));
        let text = text.expect("settings");
        let named = text.lines().filter_map(|line| line.trim_start_matches('#').split_once('='));
        let named: Vec<_> =
            named.map(|(name, _)| name).filter(|name| name.starts_with("GALDS_")).collect();
        assert!(named.len() >= 4, "{file}: {named:?}");
        for name in named {
            assert!(help.contains(&format!("[env: {name}")), "`galds {command}` has no {name}");
        }
    }
}
