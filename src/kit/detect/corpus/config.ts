import type { Snippet } from './types';

/** YAML, TOML and XML. */
export const CONFIG_SNIPPETS: readonly Snippet[] = [
  // YAML
  {
    text: `services:
  web:
    image: nginx:1.27
    ports:
      - "8080:80"
    depends_on: [db]
  db:
    image: postgres:16
    environment:
      POSTGRES_PASSWORD: example
volumes:
  data: {}
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: hello
  labels:
    app: hello
spec:
  replicas: 3
  selector:
    matchLabels:
      app: hello
  template:
    metadata:
      labels:
        app: hello
    spec:
      containers:
        - name: hello
          image: registry.example.org/hello:2.1
          ports:
            - containerPort: 8080
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
data:
  LOG_LEVEL: debug
---
apiVersion: v1
kind: Service
metadata:
  name: api
spec:
  ports:
    - port: 80
      targetPort: 3000
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `name: CI
on:
  push:
    branches: [main]
  pull_request:
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: npm ci && npm test
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `openapi: 3.1.0
info:
  title: Petstore
  version: 1.0.0
paths:
  /pets:
    get:
      responses:
        '200':
          description: ok
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `---
title: Über uns
date: 2024-02-11
draft: false
tags: [hugo, blog]
---
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `---
layout: post
title: "Hello"
categories:
  - news
---`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `stages:
  - build
  - deploy

build:
  stage: build
  script:
    - make all
  artifacts:
    paths: [dist/]
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `- hosts: web
  become: true
  tasks:
    - name: install nginx
      apt:
        name: nginx
        state: present
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `defaults: &defaults
  adapter: postgres
  host: localhost

development:
  <<: *defaults
  database: dev_db
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `de:
  hello: "Hallo %{name}"
  errors:
    not_found: "Nicht gefunden"
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `mqtt:
  broker: 192.0.2.10
sensor:
  - platform: template
    name: "Wohnzimmer"
    unit_of_measurement: "°C"
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: 'version: 2\r\nupdates:\r\n  - package-ecosystem: npm\r\n    directory: /\r\n    schedule:\r\n      interval: weekly\r\n',
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: '    replicas: 2\n    strategy:\n      type: RollingUpdate\n      rollingUpdate:\n        maxSurge: 1\n',
    wants: ['yaml-json', 'yaml-toml'],
  },
  {
    text: `server:
  port: 8080
spring:
  datasource:
    url: jdbc:h2:mem:test
    username: sa
`,
    wants: ['yaml-json', 'yaml-toml'],
  },
  // TOML
  {
    text: `[package]
name = "hello"
version = "0.1.0"
edition = "2021"

[dependencies]
serde = { version = "1.0", features = ["derive"] }
tokio = "1"
`,
    wants: ['toml-converter'],
  },
  {
    text: `[project]
name = "demo"
version = "0.3.0"
requires-python = ">=3.11"
dependencies = [
  "httpx>=0.27",
  "rich",
]

[tool.ruff]
line-length = 100
`,
    wants: ['toml-converter'],
  },
  {
    text: `[tool.poetry]
name = "demo"
authors = ["Example <dev@example.org>"]

[tool.poetry.dependencies]
python = "^3.12"
`,
    wants: ['toml-converter'],
  },
  {
    text: `baseURL = "https://example.org/"
languageCode = "fr-fr"
title = "Mon blog"

[[menu.main]]
name = "Accueil"
weight = 1

[[menu.main]]
name = "Contact"
weight = 2
`,
    wants: ['toml-converter'],
  },
  {
    text: 'title = "TOML"\r\n\r\n[owner]\r\nname = "Example"\r\ndob = 1979-05-27T07:32:00-08:00\r\n',
    wants: ['toml-converter'],
  },
  {
    text: `[build]
  command = "npm run build"
  publish = "dist"

[[redirects]]
  from = "/*"
  to = "/index.html"
  status = 200
`,
    wants: ['toml-converter'],
  },
  {
    text: `name = "my-worker"
main = "src/index.ts"
compatibility_date = "2024-09-23"

[vars]
ENVIRONMENT = "staging"
`,
    wants: ['toml-converter'],
  },
  {
    text: `[[package]]
name = "libc"
version = "0.2.155"
source = "registry+https://registry.example.org/index"
`,
    wants: ['toml-converter'],
  },
  // XML
  {
    text: `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>org.example</groupId>
  <artifactId>demo</artifactId>
  <version>1.0-SNAPSHOT</version>
</project>
`,
    wants: ['xml-converter'],
  },
  {
    text: `<dependency>
  <groupId>org.junit.jupiter</groupId>
  <artifactId>junit-jupiter</artifactId>
  <version>5.10.2</version>
  <scope>test</scope>
</dependency>`,
    wants: ['xml-converter'],
  },
  {
    text: `<?xml version="1.0"?>
<rss version="2.0">
  <channel>
    <title>Neuigkeiten</title>
    <link>https://example.org/</link>
    <item><title>Erster Beitrag</title><pubDate>Mon, 06 May 2024 09:00:00 +0200</pubDate></item>
  </channel>
</rss>`,
    wants: ['xml-converter'],
  },
  {
    text: `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">
  <soap:Body>
    <m:GetPrice xmlns:m="https://www.example.org/stock"><m:Item>Apples</m:Item></m:GetPrice>
  </soap:Body>
</soap:Envelope>`,
    wants: ['xml-converter'],
  },
  {
    text: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleIdentifier</key>
  <string>org.example.demo</string>
  <key>LSUIElement</key>
  <true/>
</dict>
</plist>
`,
    wants: ['xml-converter'],
  },
  {
    text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2 2 22h20z" fill="none" stroke="currentColor"/></svg>',
    wants: ['xml-converter', 'html-viewer', 'html-formatter'],
    note: 'SVG',
  },
  {
    text: `<?xml version="1.0" encoding="utf-8"?>
<svg version="1.1" width="100" height="100" xmlns="http://www.w3.org/2000/svg">
  <circle cx="50" cy="50" r="40"/>
</svg>
`,
    wants: ['xml-converter', 'html-viewer', 'html-formatter'],
    note: 'SVG',
  },
  {
    text: '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.org/</loc><lastmod>2024-04-01</lastmod></url></urlset>',
    wants: ['xml-converter'],
  },
  {
    text: '<catalog><book id="bk101"><author>Anon</author><price>44.95</price></book><book id="bk102"><author>Anon</author><price>5.95</price></book></catalog>',
    wants: ['xml-converter'],
  },
  {
    text: `<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
    android:layout_width="match_parent"
    android:layout_height="wrap_content">
    <TextView android:id="@+id/title" android:text="Hola" />
</LinearLayout>`,
    wants: ['xml-converter'],
  },
  {
    text: '<Project Sdk="Microsoft.NET.Sdk">\r\n  <PropertyGroup>\r\n    <TargetFramework>net8.0</TargetFramework>\r\n  </PropertyGroup>\r\n</Project>\r\n',
    wants: ['xml-converter'],
  },
  {
    text: `<resources>
    <string name="app_name">Démo</string>
    <string name="ok">D'accord</string>
</resources>`,
    wants: ['xml-converter'],
  },
];
